/** Reads a setting that the global set-up wrote for the workers. @throws when it is not set */
function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined) {
    throw new Error(`${name} is not set: journeys are run by Playwright, whose global set-up starts the product`)
  }
  return value
}

/** The address of the running product, without a slash at the end. */
export const productUrl = () => setting('MARQUEE_E2E_URL')

/** The running product's data folder. */
export const productDataDir = () => setting('MARQUEE_E2E_DATA_DIR')
