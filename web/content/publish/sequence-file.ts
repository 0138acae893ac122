import 'server-only'
import { join } from 'node:path'
import { siteSettings } from '#web/lib/settings.ts'

export const sequenceFile = (): string => join(siteSettings().dataDir, 'sequence.json')
