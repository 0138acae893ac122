import type { Locale } from '#locales/table.ts'
import { englishName } from '#locales/translation.ts'
import type { Role, Standing } from './principal.ts'

/** Types whose content is regulated; only compliance publishes them. */
export const regulatedTypes = ['riskWarning', 'legalDocument', 'entity', 'approvalPolicy'] as const

/** A set of documents, by their content alone. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'unregulated' }
  /** Documents of these types in the language of who asks. */
  | { kind: 'ownLanguage'; types: readonly string[] }

export interface RoleRights {
  /** The role's display name. */
  title: string
  description: string
  /** Whether drafts, releases and history may be read. */
  readsDrafts: boolean
  /** Documents whose drafts may be created, changed and discarded. */
  edits: Scope
  /** Which documents may be published, unpublished or deleted once published. */
  publishes: Scope
  uploads: boolean
  /** Releases and other system documents. */
  managesReleases: boolean
  /** Datasets and users. */
  manages: boolean
}

const all: Scope = { kind: 'all' }
const none: Scope = { kind: 'none' }

/** The one table of who may do what. Server checks, the Studio's filters and the tests all read it. */
export const roles = {
  administrator: {
    title: 'Administrator',
    description: 'May do everything, datasets and users included.',
    readsDrafts: true,
    edits: all,
    publishes: all,
    uploads: true,
    managesReleases: true,
    manages: true,
  },
  compliance: {
    title: 'Compliance',
    description: 'Edits and publishes everything, the regulated documents included.',
    readsDrafts: true,
    edits: all,
    publishes: all,
    uploads: true,
    managesReleases: true,
    manages: false,
  },
  marketer: {
    title: 'Marketer',
    description: 'Edits everything; publishes all but the regulated documents.',
    readsDrafts: true,
    edits: all,
    publishes: { kind: 'unregulated' },
    uploads: true,
    managesReleases: true,
    manages: false,
  },
  translator: {
    title: 'Translator',
    description:
      'Edits drafts of pages and interface texts in one language, and the texts of shared documents in it; someone else publishes them.',
    readsDrafts: true,
    edits: { kind: 'ownLanguage', types: ['page', 'interfaceText'] },
    publishes: none,
    uploads: true,
    managesReleases: false,
    manages: false,
  },
  viewer: {
    title: 'Viewer',
    description: 'Reads everything, drafts and history included.',
    readsDrafts: true,
    edits: none,
    publishes: none,
    uploads: false,
    managesReleases: false,
    manages: false,
  },
  anonymous: {
    title: 'Anonymous',
    description: 'Reads what is published.',
    readsDrafts: false,
    edits: none,
    publishes: none,
    uploads: false,
    managesReleases: false,
    manages: false,
  },
} as const satisfies Record<Role, RoleRights>

/** Roles a user can be given. */
export const userRoles = [
  'administrator',
  'compliance',
  'marketer',
  'translator',
  'viewer',
] as const satisfies readonly Role[]

export type UserRole = (typeof userRoles)[number]

export const isUserRole = (value: string): value is UserRole => userRoles.some((role) => role === value)

/** A role a person or a program was given; of a translator with the language. */
export type GrantedRole = { role: 'translator'; language: Locale } | { role: Exclude<UserRole, 'translator'> }

/** A role's name and description as people read them: `Translator (German)`. */
export function describeRole({ role, language }: Standing): Pick<RoleRights, 'title' | 'description'> {
  const { title, description }: RoleRights = roles[role]
  if (role !== 'translator' || language === undefined) return { title, description }
  const name = englishName(language)
  return {
    title: `${title} (${name})`,
    description: `Edits drafts of pages and interface texts in ${name}, and the ${name} texts of shared documents; someone else publishes them.`,
  }
}

/** The roles as Sanity's programs list them. A translator has a language besides, which they cannot give a token. */
export const grantableRoles = () =>
  userRoles.map((name) => ({
    name,
    title: roles[name].title,
    description: roles[name].description,
    isCustom: false,
    appliesToUsers: true,
    appliesToRobots: name !== 'translator',
  }))
