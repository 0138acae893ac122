export type Role =
  | 'administrator'
  | 'compliance'
  | 'marketer'
  | 'translator-de'
  | 'translator-pl'
  | 'viewer'
  | 'anonymous'

/** Who sends a request: a signed-in user, a program with a token, the lake itself, or an anonymous reader. */
export interface Principal {
  id: string
  name: string
  role: Role
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
