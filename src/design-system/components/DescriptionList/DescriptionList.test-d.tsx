import { DescriptionItem, DescriptionList } from './index.ts'

export const possible = [
  <DescriptionList key="columns" columns={3}>
    <DescriptionItem term="Reference" copyText="MQ-8F2K" copyLabel="Copy the reference">
      MQ-8F2K
    </DescriptionItem>
  </DescriptionList>,
  <DescriptionList key="amounts" layout="rows" align="end">
    <DescriptionItem term="Fee" />
  </DescriptionList>,
  <DescriptionList key="rows" layout="rows">
    <DescriptionItem term="City" />
  </DescriptionList>,
]

export const impossible = [
  // @ts-expect-error -- rows have one column of names and one of values
  <DescriptionList key="columns of rows" layout="rows" columns={2}>
    {null}
  </DescriptionList>,
  // @ts-expect-error -- in columns a value stands below its name, at the same edge
  <DescriptionList key="columns at the end" columns={2} align="end">
    {null}
  </DescriptionList>,
  // @ts-expect-error -- a name for a button that is not rendered
  <DescriptionItem key="label alone" term="Reference" copyLabel="Copy" />,
  // @ts-expect-error -- a value without a name
  <DescriptionItem key="no term">Lagos</DescriptionItem>,
]
