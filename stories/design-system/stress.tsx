import { type ReactNode } from 'react'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** Words that layouts break on. Every component's Stress story uses them. */
export const stress = {
  long: 'Send the invoice for the wedding reception at the Civic Centre to the accountant and to both families today',
  unbroken: 'Photographyandvideographyforweddingsandcorporateevents',
  letters: '₦1,250,000.00 for Ṣọlá, Ẹniọlá, Ụzọma, Ṅkịrụ, Ɓala, Ɗanjuma and Ƙasim',
} as const

/** As narrow as the narrowest phone: 320 px. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div style={{ width: 320 }}>
      <Stack space={4}>{children}</Stack>
    </div>
  )
}
