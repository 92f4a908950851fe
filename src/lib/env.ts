/** The build's settings, read once. Throws at start when one of them is wrong. */
export const env = {
  apiBaseUrl: apiBaseUrl(import.meta.env['VITE_API_BASE_URL'] as string | undefined),
  paymentHosts: paymentHosts(import.meta.env['VITE_PAYMENT_HOSTS'] as string | undefined),
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

/**
 * The hosts that payment links may lead to from `VITE_PAYMENT_HOSTS`: names with commas between them, in lower case.
 * @throws Error that names the variable when one of them is no host name
 */
export function paymentHosts(value: string | undefined): readonly string[] {
  const hosts = (value?.trim() || 'checkout.paystack.com').split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host))
  if (wrong !== undefined) {
    throw new Error(
      `VITE_PAYMENT_HOSTS must be host names such as checkout.paystack.com with commas between them, but has "${wrong}"`,
    )
  }
  return hosts
}
