import { fileURLToPath } from 'node:url'

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Where the accepted pictures are unpacked to, and where the report of differences is written. */
export const unpackedFolder = folder('.cache/pictures')
export const reportFolder = folder('visual-report')

/** How many pixels of a picture may differ. A pixel differs when any channel differs by any amount. */
export const differingPixelsAllowed = 0

/**
 * The name of a picture: `design-system-button/playground.light-1280`.
 * @param storyId as Storybook writes it, such as design-system-button--playground
 */
export function pictureName(storyId: string, mode: string): string {
  return `${storyId.replace('--', '/')}.${mode}`
}

/** The options of jest-image-snapshot for a picture: exact, with the difference and what was received in the report folder. */
export function comparison(name: string) {
  return {
    customSnapshotIdentifier: name,
    customSnapshotsDir: unpackedFolder,
    customDiffDir: reportFolder,
    customReceivedDir: reportFolder,
    storeReceivedOnFailure: true,
    // Threshold 0 with anti-aliased pixels included: no shade counts as the same as another.
    customDiffConfig: { threshold: 0, includeAA: true },
    failureThreshold: differingPixelsAllowed,
    failureThresholdType: 'pixel',
    // A process for each comparison would take longer than the comparison.
    runInProcess: true,
  } as const
}
