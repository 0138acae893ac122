import prepare from './browser-setup.ts'
import { ensurePeopled } from './lake/peopled.ts'

await prepare()
await ensurePeopled()
