/** What can be done to a person, a token or a session, as the lake records it and the Studio names it. */
export const personActs = [
  'user.add',
  'user.role',
  'user.password',
  'user.email',
  'user.disable',
  'user.enable',
  'token.add',
  'token.revoke',
  'session.end',
  'session.endAll',
  'factor.set',
  'factor.recovery',
  'factor.reset',
] as const
