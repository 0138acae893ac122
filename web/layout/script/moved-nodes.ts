/** What stands under `parent` where `node` stood, since somebody put the node into something else. */
const placeOf = (parent: Node, node: Node): Node | null => {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * A browser that translates puts each text into elements of its own, or another text in its place. React, which still
 * knows its own one, would fail at the next change and take the whole page away (record 78). So what was moved goes with
 * what holds it, and what is gone is gone. Figures are not translated at all: they have `translate="no"`.
 */
export const startMovedNodes = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the node they were asked of.
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeOf(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && placeOf(this, before))
    return child
  }
}
