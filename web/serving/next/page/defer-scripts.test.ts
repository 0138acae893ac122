import { describe, expect, it } from 'vitest'
import { deferScripts, flightOf, listedVersion } from './defer-scripts.ts'

const page = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" href="/assets/fonts/a.woff2" as="font" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/one.js"/>',
  '<script src="/_next/static/chunks/two.js" async=""></script>',
  '<script type="module" src="/assets/site.js"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<p>&lt;script src="/_next/static/chunks/text.js" async=""&gt;</p>',
  '<link rel="preload" href="/_next/static/chunks/three.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/chunks/one.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:\\"\\u003c/body\\u003e "])</script>',
  '<script>self.__next_f.push([1,"é [1])\\"\\n"])</script></body></html>',
].join('')
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script></body>`
const versionWith = (drawn: string, data: string) =>
  listedVersion(deferScripts(drawn.replace('</body>', push(data)), data))
const flight = '0:"</body> é [1])"\n'

describe('a page whose scripts wait', () => {
  it('lists each script once, at the end of the body, and asks for none', () => {
    const deferred = deferScripts(page, undefined)
    expect(deferred).toContain(
      '<script type="application/json" data-deferred="">["/_next/static/chunks/two.js","/_next/static/chunks/one.js","/_next/static/chunks/three.js"]</script></body></html>',
    )
    expect(deferred.match(/async=""><|as="script"/g)).toBeNull()
  })

  it('leaves fonts, the page script, the script for old browsers and all texts where they are', () => {
    const deferred = deferScripts(page, flight)
    for (const kept of [
      'a.woff2" as="font"',
      '<script type="module" src="/assets/site.js"></script>',
      'old.js" noModule=""',
      'text.js" async=""&gt;',
    ])
      expect(deferred).toContain(kept)
  })

  it('carries no data of React where they can be fetched, but their version', () => {
    const deferred = deferScripts(page, flight)
    expect(deferred).not.toContain('__next_f')
    expect(listedVersion(deferred)).toMatch(/^[\w-]{12}$/)
  })

  it('has the same version as another render that shows the same, and no other', () => {
    const bare = page.replaceAll(/<script>[^<]*__next_f[^<]*<\/script>/g, '')
    const version = versionWith(bare, '1:"b"\n2:"a"\n')
    expect(version).toBeDefined()
    // Parts in another order, and the query of one who came first.
    expect(versionWith(bare, '1:"a"\n2:"b"\n')).toBe(version)
    expect(versionWith(bare, '0:{"P":null,"c":["","fees?token=secret"],"q":"","i":false}')).toBe(version)
    const told = bare.replace('<head>', '<head><meta name="robots" content="noindex"/>')
    expect(versionWith(told, '1:"b"\n2:"a"\n')).toBe(version)
    expect(versionWith(bare.replace('<p>', '<p>Another text '), '1:"b"\n2:"a"\n')).not.toBe(version)
    // Of another build.
    expect(versionWith(bare.replaceAll('two.js', 'six.js'), '1:"b"\n2:"a"\n')).not.toBe(version)
  })

  it('carries the data of a page that lives, and data that cannot be had elsewhere', () => {
    const live = page.replace('<p>', '<main class="wrap" data-live=""></main><p>')
    for (const kept of [
      deferScripts(live, flight),
      deferScripts(page, `${flight}1:{}`),
      deferScripts(page, undefined),
    ]) {
      expect(flightOf(kept)).toBe(flight)
      expect(kept).toContain('data-deferred=""')
    }
  })

  it('changes nothing a second time, nor a page without scripts or body', () => {
    const deferred = deferScripts(page, flight)
    expect(deferScripts(deferred, flight)).toBe(deferred)
    expect(deferScripts('<p>words</p>', flight)).toBe('<p>words</p>')
    expect(deferScripts('<body><p>words</p></body>', flight)).toBe('<body><p>words</p></body>')
  })
})
