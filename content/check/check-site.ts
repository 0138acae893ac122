import type { Problem } from '#content/yaml/read-files.ts'
import { checkLinks } from './links.ts'
import { checkMetadata, checkRoutes, checkSkeletons } from './pages.ts'
import { checkRules } from './rules.ts'
import type { Site } from './subject.ts'
import {
  checkAlternatives,
  checkLanguages,
  checkPlaceholders,
  checkSummaries,
  checkTranslations,
} from './words.ts'

const checks: readonly ((site: Site) => Problem[])[] = [
  checkRoutes,
  checkRules,
  checkSkeletons,
  checkLinks,
  checkMetadata,
  checkTranslations,
  checkAlternatives,
  checkPlaceholders,
  checkLanguages,
  checkSummaries,
]

/** All faults in the content of a site, by file and field; empty when it may be published. */
export const checkSite = (site: Site): Problem[] => checks.flatMap((check) => check(site))
