import { assignInlineVars } from '@vanilla-extract/dynamic'
import { PauseIcon } from '../../icons/PauseIcon.tsx'
import { PlayIcon } from '../../icons/PlayIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import * as slider from '../private/Slider/Slider.css.ts'
import { Truncate } from '../Truncate/index.ts'
import * as styles from './AudioPlayer.css.ts'
import { clockTime } from './clock-time.ts'
import { useAudio } from './use-audio.ts'

const defaultLabels = {
  play: (title: string) => `Play ${title}`,
  pause: (title: string) => `Pause ${title}`,
  /** The name of the slider. */
  position: (title: string) => `Position in ${title}`,
  /** The value of the slider: '0:12 of 3:40'. */
  progress: (position: string, length: string) => `${position} of ${length}`,
  failed: 'This sound cannot be played.',
}

export interface AudioPlayerLabels extends Readonly<typeof defaultLabels> {}

export type AudioPlayerProps = PassThrough & {
  /** The address of the recording. */
  src: string
  /** What is heard; it is shown, and names the controls. */
  title: string
  /** Only names the controls, where the title stands right above. */
  titleHidden?: boolean
  /** Replaces its built-in words, for another language. */
  labels?: AudioPlayerLabels
}

/** A sound that is loaded only when it is played: one button, one slider, the time. Playing one pauses every other. */
export function AudioPlayer({ src, title, titleHidden = false, labels = defaultLabels, ...rest }: AudioPlayerProps) {
  const { element, isPlaying, hasFailed, position, length, toggle, seek } = useAudio()
  const name = isPlaying ? labels.pause(title) : labels.play(title)
  return (
    <div {...rest} data-component="AudioPlayer" className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- samples of music come without captions; the title says what it is */}
      <audio {...element} src={src} preload="none" />
      <IconButton label={name} icon={isPlaying ? <PauseIcon /> : <PlayIcon />} variant="outline" onClick={toggle} />
      <div className={styles.text}>
        {!titleHidden && (
          <span className={styles.title} dir="auto">
            <Truncate>{title}</Truncate>
          </span>
        )}
        {hasFailed ? (
          <p className={styles.failure} role="alert">
            {labels.failed}
          </p>
        ) : (
          <div className={styles.progress}>
            <input
              className={slider.slider}
              type="range"
              min={0}
              max={length ?? 1}
              step={1}
              value={Math.floor(position)}
              disabled={length === undefined}
              aria-label={labels.position(title)}
              aria-valuetext={labels.progress(clockTime(position), clockTime(length ?? 0))}
              style={assignInlineVars({ [slider.filled]: String(length ? Math.min(position / length, 1) : 0) })}
              onChange={({ target }) => seek(target.valueAsNumber)}
            />
            <span className={styles.time} aria-hidden>
              {length === undefined ? clockTime(position) : `${clockTime(position)} / ${clockTime(length)}`}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
