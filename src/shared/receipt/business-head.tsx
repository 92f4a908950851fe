import type { CompanyProfile } from '@/api/contract/schemas/company.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { locationLine } from '../location-line.ts'

/** Letterhead of the business: name, address, RC number and TIN, each if present. */
export function BusinessHead({ business: { companyName, address, rcNumber, tin } }: { business: CompanyProfile }) {
  const place = locationLine([address?.street, address?.city, address?.state])
  const numbers = [rcNumber, tin && `TIN ${tin}`].filter(Boolean).join(' · ')
  return (
    <Stack space={1}>
      {companyName && (
        <Text weight="semibold">
          <span dir="auto">{companyName}</span>
        </Text>
      )}
      {place && <Text tone="muted">{place}</Text>}
      {numbers && <Text tone="muted">{numbers}</Text>}
    </Stack>
  )
}
