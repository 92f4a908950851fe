/** A setting that the global set-up left for the workers. */
function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined) {
    throw new Error(`${name} is not set: journeys are run by Playwright, whose global set-up starts the product`)
  }
  return value
}

/** Where the running product listens, without a slash at the end. */
export const productUrl = () => setting('MARQUEE_E2E_URL')

/** The running product's data folder. */
export const productDataDir = () => setting('MARQUEE_E2E_DATA_DIR')
