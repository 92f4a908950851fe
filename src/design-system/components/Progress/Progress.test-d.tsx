import { Progress } from './index.ts'

void (<Progress label="Gigs used" value={2} max={3} valueText="2 of 3 Gigs used" />)
void (<Progress label="Uploading" />)

// @ts-expect-error -- an end without knowing how far it has come
void (<Progress label="Uploading" max={3} />)
