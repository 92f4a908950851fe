import { startProduct } from './product.ts'

/** Starts the product once for all journeys and returns the function that stops it. The workers read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ MARQUEE_SEED: 'demo' })
  process.env['MARQUEE_E2E_URL'] = product.url
  process.env['MARQUEE_E2E_DATA_DIR'] = product.dataDir
  return product.stop
}
