import { expect, test } from 'vitest'
import { codedLinks } from './coded-links.ts'

const device = (kind: 'android' | 'ios' | 'web', href: string | null) => ({
  key: kind,
  kind,
  needs: 'x',
  href,
})
const links = {
  stores: {
    googlePlay: 'https://play.example/store/apps/details?id=halyard',
    appStore: 'https://apps.example/app/id1#reviews',
  },
  platform: {
    key: 'mctrader',
    name: 'MCtrader',
    summary: '',
    facts: [],
    devices: [
      device('android', 'https://play.example/halyard'),
      device('ios', null),
      device('web', 'https://trade.example'),
    ],
  },
}

test('both stores and the links of phones carry the code, the browser does not', () => {
  const { stores, platform } = codedLinks(links, '6688')
  expect(stores).toEqual({
    googlePlay: 'https://play.example/store/apps/details?id=halyard&v=6688',
    appStore: 'https://apps.example/app/id1?v=6688#reviews',
  })
  expect(platform?.devices.map(({ href }) => href)).toEqual([
    'https://play.example/halyard?v=6688',
    null,
    'https://trade.example',
  ])
})

test('another channel takes the place of the default one', () => {
  const { stores, platform } = codedLinks(codedLinks(links, '6688'), 'spring-26')
  expect(stores.googlePlay).toBe('https://play.example/store/apps/details?id=halyard&v=spring-26')
  expect(platform?.devices[0]?.href).toBe('https://play.example/halyard?v=spring-26')
})

test('what is not there stays away', () => {
  expect(codedLinks({ stores: { googlePlay: null, appStore: null }, platform: null }, '6688')).toEqual({
    stores: { googlePlay: null, appStore: null },
    platform: null,
  })
})
