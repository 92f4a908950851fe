import { Progress } from './index.ts'

void (<Progress label="Gigs used" value={2} max={3} valueText="2 of 3 Gigs used" />)
void (<Progress label="Uploading" />)

// @ts-expect-error -- a max without a value
void (<Progress label="Uploading" max={3} />)

// @ts-expect-error -- a bar without a name
void (<Progress value={2} max={3} />)

// @ts-expect-error -- purple is for actions and selection
void (<Progress label="Uploading" tone="primary" />)
