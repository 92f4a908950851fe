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

/** The hosts of this build. Not in `env.ts`, which every page loads: only pages that pay need them. Throws when they are wrong. */
export const buildPaymentHosts = paymentHosts(import.meta.env['VITE_PAYMENT_HOSTS'] as string | undefined)
