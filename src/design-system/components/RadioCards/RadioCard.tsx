import { type ComponentProps } from 'react'
import { joinIds } from '../../lib/pass-through.ts'
import { Badge } from '../Badge/index.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'
import { hasContent } from '../private/Field/index.ts'
import { type RadioCardOption, type RadioCardsLayout } from './RadioCards.tsx'
import * as styles from './RadioCards.css.ts'

interface RadioCardProps {
  id: string
  option: RadioCardOption
  /** Whether the cards stand beside or below each other. */
  layout: RadioCardsLayout
  currentLabel: string
  input: ComponentProps<'input'>
}

/** One card. All of it is the label, so all of it can be pressed; its title alone is the name. */
export function RadioCard({ id, option, layout, currentLabel, input }: RadioCardProps) {
  const { value, title, description, price, badge, current = false, disabled } = option
  const hasBadges = current || badge !== undefined
  return (
    <label className={`${styles.card} ${styles.cardLayouts[layout]}`} data-part="Card">
      <span className={styles.control}>
        <input
          type="radio"
          className={`${choice.radio} ${styles.radio}`}
          value={value}
          disabled={disabled}
          aria-labelledby={`${id}title`}
          aria-describedby={joinIds(
            hasBadges && `${id}badges`,
            hasContent(description) && `${id}description`,
            hasContent(price) && `${id}price`,
          )}
          {...input}
        />
      </span>
      <span className={`${styles.head} ${styles.headLayouts[layout]}`}>
        <span id={`${id}title`} className={styles.title}>
          {title}
        </span>
        {hasBadges ? (
          <span id={`${id}badges`} className={styles.badges}>
            {current ? <Badge tone="primary">{currentLabel}</Badge> : null}
            {badge}
          </span>
        ) : null}
      </span>
      <span className={`${styles.body} ${styles.bodyLayouts[layout]}`}>
        {hasContent(description) ? (
          <span id={`${id}description`} className={styles.description}>
            {description}
          </span>
        ) : null}
        {hasContent(price) ? (
          <span id={`${id}price`} className={`${styles.price} ${styles.priceLayouts[layout]}`}>
            {price}
          </span>
        ) : null}
      </span>
    </label>
  )
}
