import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED = join(import.meta.dirname, '../../operate/n8n-workflow.json');
const PLACE_FOR_STEPS = 'Your steps instead of this one';

type Node = { name: string };

/** The workflow as it is shipped, with a call of this address where an agency's own steps go. */
export function workflowThatCalls(step: string) {
  const workflow: { nodes: Node[] } = JSON.parse(readFileSync(SHIPPED, 'utf8'));
  if (!workflow.nodes.some(isPlaceForSteps))
    throw new Error(`The workflow has no node "${PLACE_FOR_STEPS}".`);
  return {
    ...workflow,
    nodes: workflow.nodes.map((node) =>
      isPlaceForSteps(node) ? { ...node, ...call(step) } : node,
    ),
  };
}

const isPlaceForSteps = ({ name }: Node) => name === PLACE_FOR_STEPS;

const call = (url: string) => ({
  type: 'n8n-nodes-base.httpRequest',
  typeVersion: 4.2,
  parameters: {
    ...{ method: 'POST', url, sendHeaders: true, sendBody: true, specifyBody: 'json' },
    headerParameters: { parameters: [{ name: 'webhook-id', value: '={{ $json.id }}' }] },
    jsonBody: '={{ $json }}',
  },
});
