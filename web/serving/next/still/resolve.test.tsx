import { createElement, Fragment, type PropsWithChildren, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resolve } from './resolve.ts'

const Word = ({ children }: { children: ReactNode }) => <b>{children}</b>
const Late = async ({ name }: { name: string }) => {
  await Promise.resolve()
  return <Word>{name}</Word>
}

/** As the bundler leaves a component of the browser on the server: a function that is marked and cannot be run. */
const Live = Object.assign(
  (): ReactNode => {
    throw new Error('a component of the browser was run on the server')
  },
  { $$typeof: Symbol.for('react.client.reference') },
)

const Broken = async (): Promise<ReactNode> => {
  throw new Error('no such page')
}

const print = async (node: ReactNode) => (await resolve(node)).print

describe('resolve', () => {
  it('runs components, also such that wait, and looks as React draws it', async () => {
    const { node, isStill } = await resolve(
      <ul className="list">
        {['a', 'b'].map((name) => (
          <li key={name}>
            <Late name={name} />, {0} {false} {null}
          </li>
        ))}
        <Fragment key="end">
          <li dangerouslySetInnerHTML={{ __html: '<i>raw</i>' }} />
        </Fragment>
      </ul>,
    )
    expect(isStill).toBe(true)
    expect(renderToStaticMarkup(node)).toBe(
      '<ul class="list"><li><b>a</b>, 0  </li><li><b>b</b>, 0  </li><li><i>raw</i></li></ul>',
    )
  })

  it('leaves a component of the browser and what it holds', async () => {
    const { node, isStill, items } = await resolve(
      <p>
        <Word>still</Word>
        {createElement<PropsWithChildren>(Live, null, <Late name="held" />)}
      </p>,
    )
    expect(isStill).toBe(false)
    expect(items.map((item) => item.isStill)).toEqual([true, false])
    expect(node).toMatchObject({ type: 'p' })
  })

  it('prints equal what looks equal, and nothing else', async () => {
    expect(await print(<Late name="a" />)).toBe(await print(<b>a</b>))
    const others = {
      word: <b>c</b>,
      tag: <i>a</i>,
      look: <b className="x">a</b>,
      two: <b>{['a', 'b']}</b>,
      joined: <b>ab</b>,
    }
    const prints = await Promise.all(Object.values(others).map(print))
    expect(new Set(prints).size).toBe(5)
  })

  it('passes a failure on', async () => {
    await expect(resolve(<p>{[<Broken key="x" />]}</p>)).rejects.toThrow('no such page')
  })
})
