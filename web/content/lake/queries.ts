import { defineQuery } from 'groq'
import { blockFields } from '#web/blocks/fields.gen.ts'
import { linkFields } from '#web/content/values/link-fields.ts'

export const pageByPathQuery = defineQuery(`
  *[_type == "page" && language == $language && path == $path][0]{
    title,
    header,
    metadata{ title, description, keywords, image{ alt, "asset": asset->{ _id, "dimensions": metadata.dimensions } } },
    blocks[]{
      ...,
      ${blockFields}
    }
  }
`)

export const pagePathsQuery = defineQuery(`
  *[_type == "page" && defined(path) && defined(language)] | order(path asc, language asc){ language, path }
`)

export const menuQuery = defineQuery(`*[_type == "menu" && _id == "menu"][0]{ items }`)

export const settingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName, metadata, links, footerIntro, paymentMethods,
    footerLists[]{ _key, title, items[]{ _key, name, link{ ${linkFields} } } }
  }
`)

export const riskQuery = defineQuery(`
  *[_type == "riskWarning" && _id == "riskWarning"][0]{
    lossPercentage, isSample, texts[]{ jurisdiction, format, wording[]{ language, value } }
  }
`)

export const entityQuery = defineQuery(`
  *[_type == "entity" && _id == "entity"][0]{
    firmName, licenceNumber, address, regulatorName, regulatorUrl, statement, isSample
  }
`)

export const legalDocumentsQuery = defineQuery(`
  *[_type == "legalDocument" && defined(slug)] | order(kind asc, year desc, slug asc){
    _id, slug, kind, title, year, versionLabel, effectiveFrom, isSample,
    file[]{ language, "asset": value.asset->{ _id, size } }
  }
`)

/** Images that something published shows; only these are served. */
export const publishedImagesQuery = defineQuery(`
  *[_type == "sanity.imageAsset" && count(*[references(^._id)]) > 0]._id
`)
