import type { Module } from './modules.ts'

/**
 * Groups of files that import each other in a circle, by type or by value (strongly connected components, Tarjan).
 * @returns each group sorted, the groups by their first file
 */
export const circles = (modules: readonly Pick<Module, 'file' | 'imports'>[]): string[][] => {
  const importsOf = new Map(modules.map(({ file, imports }) => [file, imports]))
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    stack.push(file)
    let low = index
    for (const target of importsOf.get(file) ?? []) {
      if (!importsOf.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || importsOf.get(file)?.includes(file)) found.push(group.toSorted())
    }
    return low
  }
  for (const { file } of modules) if (!order.has(file)) visit(file)
  return found.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
}
