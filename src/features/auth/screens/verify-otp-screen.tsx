/** A page without content and without a route (spec S2-13, R-8). */
export function VerifyOtpScreen() {
  return <main id="main" />
}
