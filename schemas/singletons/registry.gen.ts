/** Written by scripts/generate/documents.ts from schemas and web/documents. */
import { approvalPolicy } from './approval-policy.ts'
import { contact } from './contact.ts'
import { downloads } from './downloads.ts'
import { entity } from './entity.ts'
import { menu } from './menu.ts'
import { partnerProgramme } from './partner-programme.ts'
import { riskWarning } from './risk-warning.ts'
import { siteSettings } from './site-settings.ts'

/** Documents of which there is one, whose id is its type. */
export const singletonSchemas = [
  approvalPolicy,
  contact,
  downloads,
  entity,
  menu,
  partnerProgramme,
  riskWarning,
  siteSettings,
]
