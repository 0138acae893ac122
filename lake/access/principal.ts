export type Role = 'administrator' | 'compliance' | 'marketer' | 'translator' | 'viewer' | 'anonymous'

/** The rights of a principal: a role and, for a translator, a language. */
export interface Standing {
  role: Role
  /** The language of the site a translator is held to; no other role has one. */
  language?: string | undefined
}

/** Who sends a request: a signed-in user, a program with a token, the lake itself, or an anonymous reader. */
export interface Principal extends Standing {
  id: string
  name: string
  kind: 'user' | 'robot' | 'anonymous' | 'system'
}

export type Permission = 'read' | 'create' | 'update' | 'publish' | 'manage'

export const anonymous: Principal = {
  id: '<anonymous>',
  name: 'Anonymous',
  role: 'anonymous',
  kind: 'anonymous',
}

export const system: Principal = { id: '<system>', name: 'System', role: 'administrator', kind: 'system' }
