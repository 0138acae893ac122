import { use } from 'react'
import {
  type ActiveToolLayoutProps,
  definePlugin,
  type DocumentLayoutProps,
  LoadingBlock,
  type NavbarProps,
  useCommentsEnabled,
  useFeatureEnabled,
} from 'sanity'
import { TasksEnabledContext } from 'sanity/_singletons'

/** Also where the lake did not say: the Studio goes on without tasks. */
const useTasksKnown = (): boolean => {
  const { mode } = use(TasksEnabledContext)
  const { error } = useFeatureEnabled('sanityTasks')
  return mode !== null || Boolean(error)
}

const useCommentsKnown = (): boolean => {
  const { mode } = useCommentsEnabled()
  const { error } = useFeatureEnabled('studioComments')
  return mode !== null || Boolean(error)
}

const Navbar = (props: NavbarProps) => (useTasksKnown() ? props.renderDefault(props) : null)

const Tool = (props: ActiveToolLayoutProps) =>
  useTasksKnown() ? props.renderDefault(props) : <LoadingBlock fill />

const Form = (props: DocumentLayoutProps) =>
  useCommentsKnown() ? props.renderDefault(props) : <LoadingBlock fill />

/**
 * Sanity draws bar, tool and every form as if comments and tasks were off, and mounts them anew once it knows that they
 * are on: a menu or dialog that is open by then is lost. With this, they are drawn once it is known.
 */
export const commentsKnown = definePlugin({
  name: 'comments-known',
  studio: { components: { navbar: Navbar, activeToolLayout: Tool } },
  document: { components: { unstable_layout: Form } },
})
