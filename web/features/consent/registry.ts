/**
 * Every key this site stores on a visitor's device (requirements D10, D11, E4, E11; law 3). Read by the cookie banner,
 * the table on the cookie settings page, withdrawal, and the test of a fresh browser; nothing else may be stored.
 */

/**
 * `necessary` needs no consent; `preview` is set in an editor's preview only; `wish` by the visitor's own action; the
 * rest after consent.
 */
export type StorageGroup = 'necessary' | 'session' | 'preview' | 'wish' | 'device' | 'statistics'

/** The groups that need consent. */
export const askedGroups = ['device', 'statistics'] as const satisfies readonly StorageGroup[]
export type AskedGroup = (typeof askedGroups)[number]

export type StorageDuration = 'year' | 'week' | 'signOut' | 'browser' | 'tab' | 'untilChanged'

/** Purpose of a key; its text is `consent.purposes.<purpose>` in the namespace BasicLayout. */
export type StoragePurpose =
  | 'language'
  | 'answer'
  | 'theme'
  | 'session'
  | 'preview'
  | 'remembered'
  | 'lastLogin'
  | 'favourites'
  | 'practice'
  | 'device'
  | 'source'
  | 'typed'

export interface StoredKey {
  key: string
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  group: StorageGroup
  purpose: StoragePurpose
  duration: StorageDuration
  /** Deleted when a visitor wants only what is necessary, though it needs no consent: it was their own wish to keep it. */
  endsWithRefusal?: true
}

const cookie = (key: string, group: StorageGroup, purpose: StoragePurpose, duration: StorageDuration) =>
  ({ key, kind: 'cookie', group, purpose, duration }) satisfies StoredKey

export const storedKeys: readonly StoredKey[] = [
  cookie('hl', 'necessary', 'language', 'year'),
  cookie('isAccept', 'necessary', 'answer', 'year'),
  cookie('acceptedGroups', 'necessary', 'answer', 'year'),
  { key: 'theme', kind: 'localStorage', group: 'wish', purpose: 'theme', duration: 'untilChanged' },
  { key: 'hl', kind: 'localStorage', group: 'necessary', purpose: 'language', duration: 'untilChanged' },
  cookie('Authorization', 'session', 'session', 'week'),
  cookie('signedIn', 'session', 'session', 'week'),
  cookie('__prerender_bypass', 'preview', 'preview', 'browser'),
  cookie('preview-pass', 'preview', 'preview', 'browser'),
  cookie('sanity-preview-perspective', 'preview', 'preview', 'browser'),
  { key: 'user-info', kind: 'localStorage', group: 'wish', purpose: 'remembered', duration: 'signOut' },
  { key: 'user-login', kind: 'localStorage', group: 'session', purpose: 'lastLogin', duration: 'signOut' },
  { key: 'draft-register', kind: 'sessionStorage', group: 'wish', purpose: 'typed', duration: 'tab' },
  { key: 'draft-partner', kind: 'sessionStorage', group: 'wish', purpose: 'typed', duration: 'tab' },
  {
    key: 'quotes-favourites',
    kind: 'localStorage',
    group: 'wish',
    purpose: 'favourites',
    duration: 'untilChanged',
  },
  {
    key: 'practice-account',
    kind: 'localStorage',
    group: 'wish',
    purpose: 'practice',
    duration: 'untilChanged',
    endsWithRefusal: true,
  },
  cookie('IMEI', 'device', 'device', 'year'),
  cookie('Version', 'device', 'device', 'year'),
  cookie('Channel', 'device', 'device', 'year'),
  cookie('Platform', 'device', 'device', 'year'),
  cookie('Device', 'device', 'device', 'year'),
  cookie('System', 'device', 'device', 'year'),
  { key: 'source', kind: 'sessionStorage', group: 'statistics', purpose: 'source', duration: 'tab' },
]
