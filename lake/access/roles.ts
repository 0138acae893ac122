import type { Role } from './principal.ts'

/** Types whose content a regulator reads; only compliance puts them in force. */
export const regulatedTypes = ['riskWarning', 'legalDocument', 'entity'] as const

/** A set of documents, by their content alone. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'unregulated' }
  | { kind: 'textsIn'; language: string; types: readonly string[] }

export interface RoleRights {
  /** The role's name as people read it. */
  title: string
  description: string
  /** Whether drafts, releases and history may be read. */
  readsDrafts: boolean
  /** Whose drafts may be made, changed and discarded. */
  edits: Scope
  /** Which documents may be published, unpublished or deleted once published. */
  publishes: Scope
  uploads: boolean
  /** Releases and other documents of the system. */
  managesReleases: boolean
  /** Datasets and users. */
  manages: boolean
}

const all: Scope = { kind: 'all' }
const none: Scope = { kind: 'none' }

const translator = (language: string, name: string): RoleRights => ({
  title: `Translator (${name})`,
  description: `Edits drafts of pages and interface texts in ${name}, and the ${name} texts of shared documents; someone else publishes them.`,
  readsDrafts: true,
  edits: { kind: 'textsIn', language, types: ['page', 'interfaceText'] },
  publishes: none,
  uploads: true,
  managesReleases: false,
  manages: false,
})

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
  'translator-de': translator('de', 'German'),
  'translator-pl': translator('pl', 'Polish'),
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

/** Roles a person can be given. */
export const userRoles = [
  'administrator',
  'compliance',
  'marketer',
  'translator-de',
  'translator-pl',
  'viewer',
] as const satisfies readonly Role[]

export type UserRole = (typeof userRoles)[number]

/** The language a role is held to, where it is held to one. */
export const languageOf = (role: Role): string | undefined => {
  const { edits }: RoleRights = roles[role]
  return edits.kind === 'textsIn' ? edits.language : undefined
}

export const isUserRole = (value: string): value is UserRole => userRoles.some((role) => role === value)
