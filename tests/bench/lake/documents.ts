/** Documents as a site has them: articles in the main, pages and the people who write. */
export interface BenchDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const words =
  'margin spread leverage account deposit order position market index metal energy currency'.split(' ')

const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * at * 3) % words.length]).join(' ')

/** The `at`th of `count` documents. */
export function benchDocument(at: number): BenchDocument {
  const number = String(at).padStart(6, '0')
  if (at % 10 === 0) return { _id: `person-${number}`, _type: 'person', name: `Writer ${number}` }
  if (at % 10 === 1) {
    return {
      _id: `page-${number}`,
      _type: 'page',
      path: `/page/${number}`,
      title: sentence(at, 4),
      language: 'en',
    }
  }
  const time = Date.UTC(2020, 0, 1) + ((at * 7_919) % 100_000) * 3_600_000
  return {
    _id: `article-${number}`,
    _type: 'article',
    title: sentence(at, 5),
    slug: { _type: 'slug', current: slugOf(at) },
    language: ['en', 'de', 'pl'][at % 3],
    date: new Date(time).toISOString(),
    author: { _type: 'reference', _ref: `person-${String(at - (at % 10)).padStart(6, '0')}` },
    blocks: [
      { _key: 'a', _type: 'text', text: `${sentence(at + 1, 25)} ${rareWord(at)}` },
      { _key: 'b', _type: 'text', text: sentence(at + 2, 25) },
    ],
  }
}

/** A word that some twenty of 100,000 documents share. */
const rareWord = (at: number) => `instrument${(at * 31) % 5_000}`

export const slugOf = (at: number) => `article-about-${at}`
/** The place of some article. */
export const somePlace = (at: number, count: number) => {
  const place = (at * 7_919) % count
  return place % 10 < 2 ? Math.min(count - 1, place - (place % 10) + 5) : place
}

export const queries = {
  slug: '*[_type == "article" && slug.current == $slug][0]{title, date, "author": author->name, blocks}',
  list: '*[_type == "article"] | order(date desc)[0...20]{_id, title, date, "author": author->name}',
  german: '*[_type == "article" && language == "de"] | order(date desc)[0...20]{_id, title}',
  referring: '*[_type == "article" && references($id)]{_id, title}',
  search: '*[_type == "article" && title match "lever*" && language == "de"][0...20]{_id, title}',
  words: '*[_type == "article" && blocks[].text match $words][0...20]{_id, title}',
  text: '*[@ match text::query($words)] | score(title match text::query($words), @ match text::query($words)) | order(_score desc)[0...20]{_id, title, _score}',
  /** Ends by the limit of time only. */
  endless:
    'count(*[count(*[_type == "article" && title match ^.title + "*" && count(*[title match ^.^.title + "*"]) > 0]) > 0])',
}

/** A word that few documents have, or beginnings of words that many have. */
export const searchedWords = (at: number) => ({
  words: at % 2 === 0 ? rareWord(at * 13) : `lever* ${rareWord(at * 7).slice(0, -1)}*`,
})
