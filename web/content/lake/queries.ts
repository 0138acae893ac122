import { defineQuery } from 'groq'

/** A link with what it points at: the page's own address instead of the reference. */
export const linkFields = /* groq */ `
  kind, path, url, setting, newWindow,
  "pagePath": page->path,
  "pageLanguage": page->language
`

export const pageByPathQuery = defineQuery(`
  *[_type == "page" && language == $language && path == $path][0]{
    title,
    header,
    metadata{ title, description, keywords, image{ alt, "asset": asset->{ _id, "dimensions": metadata.dimensions } } },
    blocks[]{
      ...,
      actions[]{ label, style, link{ ${linkFields} } },
      moreLink{ ${linkFields} },
      items[]{ ..., link{ ${linkFields} } }
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
