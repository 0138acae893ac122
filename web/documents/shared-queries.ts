import { defineQuery } from 'groq'
import { linkFields } from '#web/content/values/link-fields.ts'

/** Questions for the documents that several pages show; each answers for all languages. */

export const instrumentsQuery = defineQuery(`
  *[_type == "instrument" && defined(symbol)] | order(orderRank asc, symbol asc){
    symbol, assetClass, name, note, kid, base, quote, contractSize, contractUnit, minLot, lotStep, maxLot,
    digits, pipSize, typicalSpreadPips, esmaClass, marginPct, maxLeverage, hours{ tz, sessions, dailyBreak }
  }
`)

export const faqQuery = defineQuery(`
  *[_type == "faqEntry"] | order(orderRank asc, _id asc){ _id, topic, question, answer[]{ language, value } }
`)

export const glossaryQuery = defineQuery(`
  *[_type == "glossaryTerm"] | order(_id asc){
    _id, term, definition, "seeAlso": seeAlso[]._ref, page
  }
`)

export const paymentProvidersQuery = defineQuery(`
  *[_type == "paymentProvider"] | order(orderRank asc, _id asc){
    _id, name, method, currencies, fee, time, minimum, note
  }
`)

export const liquidityProvidersQuery = defineQuery(`
  *[_type == "liquidityProvider"] | order(orderRank asc, _id asc){ _id, name, assetClasses, country, role }
`)

export const platformsQuery = defineQuery(`
  *[_type == "platform"] | order(orderRank asc, _id asc){
    _id, name, summary, facts[]{ _key, label, value }, devices, links{ desktop, web, ios, android }
  }
`)

export const contactQuery = defineQuery(`
  *[_type == "contact" && _id == "contact"][0]{
    offices[]{ _key, name, address, phone, hours, isRegistered },
    channels[]{ _key, label, value, href, note }
  }
`)

export const downloadsQuery = defineQuery(`
  *[_type == "downloads" && _id == "downloads"][0]{
    channels[]{ code, name, link{ ${linkFields} } }, requirements
  }
`)

export const partnerProgrammeQuery = defineQuery(`
  *[_type == "partnerProgramme" && _id == "partnerProgramme"][0]{
    models[]{ _key, name, text, terms[]{ label, value } }, conditions[]{ language, value }
  }
`)

export const bannersQuery = defineQuery(`
  *[_type == "banner"] | order(orderRank asc, _id asc){
    _id, kind, title, subtitle, buttonLabel, link{ ${linkFields} }, startsAt, endsAt, routes, languages, riskFormat
  }
`)

/** Editors' words for texts of the interface. */
export const interfaceTextsQuery = defineQuery(`
  *[_type == "interfaceText"] | order(_id asc){ language, namespace, overrides[]{ key, value } }
`)

export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from) && defined(to)] | order(_id asc){ from, to, permanent }
`)
