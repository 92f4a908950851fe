import { startProduct } from './product.ts'

/** Starts the product once for all journeys; what it returns stops it. The workers read where it is from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ MARQUEE_SEED: 'demo' })
  process.env['MARQUEE_E2E_URL'] = product.url
  process.env['MARQUEE_E2E_DATA_DIR'] = product.dataDir
  return product.stop
}
