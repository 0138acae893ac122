import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Finding } from './findings.ts'

const projectSchema = z.object({ members: z.array(z.object({ demoUser: z.string().optional() })) })

/**
 * Demo users who can still sign in, and their password in the settings.
 * @throws what the client throws, ZodError when the lake's answer is not a project
 */
export async function checkPeople(
  client: SanityClient,
  settings: { SANITY_PROJECT_ID: string; DEMO_PASSWORD: string },
): Promise<Finding[]> {
  // A hosted project has its own users; demo users exist in the embedded lake only.
  if (settings.SANITY_PROJECT_ID !== 'local') return []
  const { members } = projectSchema.parse(await client.request({ url: '/projects/local' }))
  return [
    ...(settings.DEMO_PASSWORD === ''
      ? []
      : [{ place: 'DEMO_PASSWORD', message: 'is set, so the demo users get a password: empty it in .env' }]),
    ...members.flatMap(({ demoUser }) =>
      demoUser === undefined
        ? []
        : [
            {
              place: `user ${demoUser}`,
              message: `is a demo user: end it with npm run lake -- user disable ${demoUser}`,
            },
          ],
    ),
  ]
}
