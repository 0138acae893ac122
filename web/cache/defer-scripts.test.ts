import { describe, expect, it } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" href="/assets/fonts/a.woff2" as="font" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/one.js"/>',
  '<script src="/_next/static/chunks/two.js" async=""></script>',
  '<script type="module" src="/assets/site.js" defer=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<p>&lt;script src="/_next/static/chunks/text.js" async=""&gt;</p>',
  '<link rel="preload" href="/_next/static/chunks/three.js" as="script" fetchPriority="low"/>',
  '<script src="/_next/static/chunks/one.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:\\"\\u003c/body\\u003e "])</script>',
  '<script>self.__next_f.push([1,"é \\u0026 [1])\\"\\n"])</script></body></html>',
].join('')

describe('a page whose scripts wait', () => {
  it('lists each script once, at the end of the body, and asks for none', () => {
    const deferred = deferScripts(page)
    expect(deferred).toContain(
      '<script type="application/json" data-deferred="">["/_next/static/chunks/two.js","/_next/static/chunks/one.js","/_next/static/chunks/three.js"]</script></body></html>',
    )
    expect(deferred.match(/async=""><|as="script"/g)).toBeNull()
  })

  it('leaves fonts, the page script, the script for old browsers and all texts where they are', () => {
    const deferred = deferScripts(page)
    for (const kept of [
      'a.woff2" as="font"',
      'site.js" defer=""',
      'old.js" noModule=""',
      'text.js" async=""&gt;',
    ])
      expect(deferred).toContain(kept)
  })

  it('gathers the data of React in one block that does not run', () => {
    const deferred = deferScripts(page)
    expect(deferred).toContain(
      '<script type="text/x-component" data-flight="">0:"&lt;/body> é &amp; [1])"\n</script><script type="application/json"',
    )
    expect(deferred).not.toContain('__next_f')
  })

  it('leaves data that are no text as they are', () => {
    const binary = page.replace('</body>', '<script>self.__next_f.push([3,"AAE="])</script></body>')
    expect(deferScripts(binary).match(/__next_f\.push/g)).toHaveLength(3)
  })

  it('changes nothing a second time, nor a page without scripts or body', () => {
    const deferred = deferScripts(page)
    expect(deferScripts(deferred)).toBe(deferred)
    expect(deferScripts('<p>words</p>')).toBe('<p>words</p>')
    expect(deferScripts('<body><p>words</p></body>')).toBe('<body><p>words</p></body>')
  })
})
