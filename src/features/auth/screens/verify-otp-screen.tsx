/** The placeholder of section 2: a page without content and without a route. */
export function VerifyOtpScreen() {
  return <main id="main" />
}
