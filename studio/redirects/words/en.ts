/** The words of the list of old addresses; `{{…}}` is filled in. */
export const en = {
  lede: 'A list of old addresses, as a spreadsheet or a crawl of the former site gives it: one address a row, with the page its visitors go to. Save it as CSV. The first row may name the columns: from, to and, if you like, permanent.',
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reads the list …',
  'fault.bytes': '{{name}} is larger than two megabytes. Divide it into several lists.',
  'fault.rows': '{{name}} has more than 5,000 rows. Divide it into several lists.',
  'fault.columns':
    '{{name}} has no columns named from and to, and its first row does not begin with two addresses. Name the columns in the first row, and save the file as CSV.',
  'fault.none': '{{name}} has no row with an address.',
  unreadable: 'What the site has could not be read: {{reason}}',
  sum: '{{name}}: {{rows}} rows. {{made}} to make, {{there}} there already, {{odd}} to look at.',
  publish_one: 'Publish {{count}} redirect',
  publish_other: 'Publish {{count}} redirects',
  publishing: '{{done}} of {{all}} redirects are published …',
  'publish.others': 'Somebody who may publish makes them.',
  published_one: '{{count}} redirect is published',
  published_other: '{{count}} redirects are published',
  rows: 'The rows of the list',
  row: 'Row {{row}}.',
  way: '{{from}} → {{to}}',
  more: 'Show more rows',
  'is.new': 'Will be made',
  'is.new.time': 'Will be made, for a time',
  'is.there': 'Is there already',
  'is.again': 'Says what a row before says',
  'is.differs': 'Left out: a redirect from there leads to {{detail}}. Change that one if the list is right.',
  'is.twice': 'Left out: a row before sends this address to {{detail}}.',
  'is.page': 'Left out: something is published at the old address, and visitors are shown it.',
  'is.nowhere': 'Left out: nothing is published at {{detail}}.',
  'is.circle': 'Left out: its rows lead round in a circle.',
  'is.passed':
    'Left out: the redirect from {{detail}} leads to this old address. Let that one lead to the page.',
  'is.moved':
    'Left out: the page has a redirect of its own under the same address. Take that one away first.',
  'is.from': 'Left out: the old address is none. Write it from its first slash on, such as /about-us.',
  'is.to': 'Left out: write the path of a page of this site, such as /about.',
  'is.permanent': 'Left out: write yes or no under permanent, or leave it empty.',
  'is.language': 'Left out: it leads to another language. A redirect keeps the language of its visitor.',
}

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
