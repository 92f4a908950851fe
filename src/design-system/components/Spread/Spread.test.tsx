import { testLayoutElement } from '../../testing/layout-element.tsx'
import { Spread } from './index.ts'

testLayoutElement((props) => <Spread space={4} {...props} />)
