import { assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packFlight, unpackFlight } from './flight-block.ts'

const comesBack = (text: string) => unpackFlight(packFlight(text)) === text

describe('flight data in a page', () => {
  it('comes back as it was', () => {
    assert(property(string({ unit: 'grapheme' }), comesBack))
    assert(property(stringMatching(/^[&<\r;alt#m13p/!-]*$/), comesBack))
  })

  it('has nothing that ends a script or that a parser changes', () => {
    expect(packFlight('1:"</script><!-- &lt; \r\n"')).toBe('1:"&lt;/script>&lt;!-- &amp;lt; &#13;\n"')
  })
})
