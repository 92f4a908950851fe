import { testLayoutElement } from '../../testing/layout-element.tsx'
import { Container } from './index.ts'

testLayoutElement((props) => <Container width="form" {...props} />)
