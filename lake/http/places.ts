/** A bounded number of places, for each holder and for all together. */
export class Places {
  private readonly each: number
  private readonly all: number
  private readonly held = new Map<string, number>()
  private taken = 0

  constructor({ each, all }: { each: number; all: number }) {
    this.each = each
    this.all = all
  }

  /**
   * Takes a place for `holder`.
   * @returns what gives it back, once; `each` or `all` where that limit is reached
   */
  take(holder: string): (() => void) | 'each' | 'all' {
    const held = this.held.get(holder) ?? 0
    if (held >= this.each) return 'each'
    if (this.taken >= this.all) return 'all'
    this.held.set(holder, held + 1)
    this.taken += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.taken -= 1
      const left = (this.held.get(holder) ?? 1) - 1
      if (left === 0) this.held.delete(holder)
      else this.held.set(holder, left)
    }
  }
}
