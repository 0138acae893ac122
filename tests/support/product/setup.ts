import prepare from '#tests/support/browser-setup.ts'
import { startProduct } from './product.ts'

/** Starts the one product of a run of the journeys; workers find it by `PRODUCT`. @returns what ends it */
export default async function setup(): Promise<() => Promise<void>> {
  await prepare()
  const product = await startProduct()
  process.env['PRODUCT'] = JSON.stringify(product.place)
  return () => product.stop()
}
