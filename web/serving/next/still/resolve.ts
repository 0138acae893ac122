import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

/** A piece of a page after its server components have run. */
export interface Drawn {
  node: ReactNode
  /** The element of the platform it is, with what stands in it; otherwise its items stand side by side. */
  element: ReactElement<Props, string> | null
  items: readonly Drawn[]
  key: string | null
  /** Whether nothing in it lives in the browser. */
  isStill: boolean
  /** Everything that shows, in one string: equal prints look equal. */
  print: string
}

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null

export const propsOf = (element: ReactElement): Props => (isProps(element.props) ? element.props : {})

const isComponent = (type: unknown): type is (props: Props) => ReactNode =>
  // A component of the browser stands here as a reference, marked as such.
  typeof type === 'function' && !('$$typeof' in type)

const isPlatform = (element: ReactElement): element is ReactElement<Props, string> =>
  typeof element.type === 'string'

const leaf = (node: ReactNode, isStill: boolean): Drawn => ({
  node,
  element: null,
  items: [],
  key: null,
  isStill,
  print: isStill ? (JSON.stringify(node) ?? '') : '',
})

/** Puts nodes into an element, in the place of what it held. */
export const filled = (element: ReactElement, nodes: readonly ReactNode[]): ReactNode =>
  nodes.length > 0 ? cloneElement(element, {}, ...nodes) : element

/** Nodes side by side as one, under the key of what they came from. */
export const listed = (nodes: readonly ReactNode[], key: string | null): ReactNode =>
  nodes.length === 1 && key === null
    ? nodes[0]
    : createElement(Fragment, key === null ? null : { key }, ...nodes)

const list = (items: readonly Drawn[], key: string | null): Drawn => ({
  node: listed(
    items.map(({ node }) => node),
    key,
  ),
  element: null,
  items,
  key,
  isStill: items.every(({ isStill }) => isStill),
  print: items.map(({ print }) => print).join(','),
})

const itemsOf = (children: ReactNode): Promise<Drawn[]> => {
  if (children === undefined || children === null) return Promise.resolve([])
  return Promise.all(Array.isArray(children) ? children.map(resolve) : [resolve(children)])
}

/**
 * Runs the server components of a tree until only elements of the platform and components of the browser are
 * left. What a component of the browser holds is not touched.
 */
export async function resolve(node: ReactNode): Promise<Drawn> {
  if (node instanceof Promise) return resolve(await node)
  if (typeof node !== 'object' || node === null) return leaf(node, true)
  if (!isValidElement(node)) {
    return Symbol.iterator in node ? list(await Promise.all([...node].map(resolve)), null) : leaf(node, false)
  }
  const props = propsOf(node)
  if (isComponent(node.type)) return list([await resolve(node.type(props))], node.key)
  if (node.type === Fragment) return list(await itemsOf(props.children), node.key)
  if (!isPlatform(node)) return leaf(node, false)
  const { children, ...rest } = props
  const items = await itemsOf(children)
  return {
    node: filled(
      node,
      items.map((item) => item.node),
    ),
    element: node,
    items,
    key: node.key,
    isStill: items.every(({ isStill }) => isStill),
    print: `${JSON.stringify([node.type, rest])}(${items.map(({ print }) => print).join(',')})`,
  }
}
