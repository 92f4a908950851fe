/** The build's settings, read once. Throws at start when one of them is wrong. */
export const env = {
  apiBaseUrl: apiBaseUrl(import.meta.env['VITE_API_BASE_URL'] as string | undefined),
}

/**
 * The API's base address from `VITE_API_BASE_URL`: a path of this origin or a whole address, without a slash at its end.
 * @throws Error that names the variable when it holds neither
 */
export function apiBaseUrl(value: string | undefined): string {
  const address = value?.trim() || '/api/v1'
  const isPath = /^\/(?!\/)/.test(address)
  if (!isPath && !isHttpAddress(address)) {
    throw new Error(`VITE_API_BASE_URL must be a path such as /api/v1 or an http(s) address, but it is "${address}"`)
  }
  return address.replace(/\/+$/, '')
}

function isHttpAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
