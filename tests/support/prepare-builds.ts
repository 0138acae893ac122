import prepare from './browser-setup.ts'

await prepare()
