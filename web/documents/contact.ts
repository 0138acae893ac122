import { defineQuery } from 'groq'
import { z } from 'zod'
import { foreignTarget, type LinkContext } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const contactQuery = defineQuery(`
  *[_type == "contact" && _id == "contact"][0]{
    deskZone, deskFrom, deskUntil,
    offices[]{ _key, name, address, phone, hours, isRegistered },
    channels[]{ _key, label, value, href, note }
  }
`)

export const contact = defineSharedDocument({
  type: 'contact',
  tag: 'contact',
  query: contactQuery,
  none: null,
  shape: z
    .object({
      deskZone: text,
      deskFrom: text,
      deskUntil: text,
      offices: z
        .array(
          z.object({
            _key: z.string(),
            name: localizedText,
            address: localizedText,
            phone: text,
            hours: localizedText,
            isRegistered: z.boolean().nullish(),
          }),
        )
        .nullish(),
      channels: z
        .array(
          z.object({
            _key: z.string(),
            label: localizedText,
            value: localizedText,
            href: text,
            note: localizedText,
          }),
        )
        .nullish(),
    })
    .nullable(),
})

/** Offices, channels and the hours of the desk in one language; a channel without a safe address is plain text. */
export const contactIn = (row: typeof contact.none, { locale }: LinkContext) => ({
  /** When people answer, from Monday to Friday; null where no hours are entered. */
  desk: { zone: row?.deskZone ?? null, from: row?.deskFrom ?? null, until: row?.deskUntil ?? null },
  offices: (row?.offices ?? []).map((office) => ({
    key: office._key,
    name: labelIn(office.name, locale),
    address: labelIn(office.address, locale),
    phone: office.phone ?? null,
    hours: inLocale(office.hours, locale),
    isRegistered: office.isRegistered ?? false,
  })),
  channels: (row?.channels ?? []).map(({ _key, label, value, href, note }) => {
    const words = labelIn(value, locale)
    const target = href ? foreignTarget(href) : null
    return {
      key: _key,
      label: labelIn(label, locale),
      value: words,
      link: target && { ...target, label: words, newWindow: false },
      note: inLocale(note, locale),
    }
  }),
})
