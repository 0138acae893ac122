import type { CustomValidatorResult } from 'sanity'
import { isRecord, itemsOf } from '#common/records.ts'
import { localeIds, locales } from '#locales/table.ts'
import { say } from '#schemas/words/say.ts'

/** Characters of all names of the header together for which one row has room from 960 px. */
const room = 52

const nameIn = (entry: unknown, language: string): string => {
  const names = isRecord(entry) ? itemsOf(entry['name']).filter(isRecord) : []
  const find = (id: string) => names.find((name) => name['language'] === id)?.['value']
  const own = find(language) ?? find('en')
  return typeof own === 'string' ? own : ''
}

/** True, or for which language the names of the menu's first level are too long together for one row. */
export const headerAdvice = (entries: unknown): true | string => {
  for (const id of localeIds) {
    const length = itemsOf(entries).reduce((sum: number, entry) => sum + nameIn(entry, id).length, 0)
    if (length > room)
      return say(
        '{{language}}: the names of the header have {{count}} characters together. Over {{room}}, narrow desktops show the menu behind a button.',
        { language: locales[id].name, count: length, room },
      )
  }
  return true
}

interface AdvisingRule<Rule> {
  custom(validator: (value: unknown) => CustomValidatorResult): { warning(): Rule }
}

/** The Studio's warning, which refuses nothing. */
export const warnOfHeader = <Rule extends AdvisingRule<Rule>>(rule: Rule): Rule =>
  rule.custom(headerAdvice).warning()
