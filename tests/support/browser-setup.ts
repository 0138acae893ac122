import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testStudio } from './lake/lake.ts'
import { fingerprint, once } from './once.ts'
import { root, runScript } from './process.ts'
import { ensureBuild } from './site/site-build.ts'

const studioSources = ['common', 'studio', 'schemas', 'locales', 'docs/guides', 'package-lock.json']
const builtStudio = join(root, testStudio, 'index.html')

/** Builds Studio and site when their sources changed, before the first browser opens. */
export default async function prepare(): Promise<void> {
  if (!existsSync(builtStudio)) rmSync(join(root, '.test', 'studio.done'), { force: true })
  await once('studio', fingerprint(studioSources), async () => {
    await runScript(['studio/build.mjs'], { STUDIO_DIR: testStudio })
  })
  await ensureBuild('ours')
}
