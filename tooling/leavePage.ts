import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A component that stays mounted would go on running after its page is gone.
afterEach(cleanup)
