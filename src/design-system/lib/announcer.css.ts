import { componentStyle } from '../styles/layers.css.ts'
import { visuallyHidden } from '../styles/mixins.ts'

export const region = componentStyle(visuallyHidden)
