import { textOf } from '../../../text/textOf.ts'

/** The sentences about chains, their nodes and their gateways. */
export const chainsCopy = {
  'chains.title': 'Networks and nodes',
  'chains.lead':
    'A node reads a network’s blockchain for this page. Safe’s service (the gateway) keeps what owners propose and what has happened. Nobody is asked until you press.',
  'chains.ask': 'Ask all of them how they are',
  'chains.asking': 'Asking',
  'chains.node': 'Node of {chain}',
  'chains.gateway': 'Safe’s service for {chain}',
  'chains.usualGateway': 'The usual service of this app',
  'chains.unserved':
    'Safe’s service does not serve {chain}: accounts there are read from the blockchain alone.',
  'chains.added': 'You added this network. It is kept in this browser.',
  'chains.choose': 'Choose a node of {chain}',
  'chains.usual': 'Use the usual node of {chain} again',
  'chains.remove': 'Remove {chain}',
  'chains.removeWhy':
    'Accounts on {chain} are no longer shown then. Nothing happens to them, and you can add the network again.',
  'chains.removeYes': 'Yes, remove it',
  'chains.keep': 'Keep it',
  'chains.probing': 'asking',
  'chains.nodeOk': 'Answers for {chain} in {latency} ms, at block {block}',
  'chains.nodeWrong': 'This node serves another network ({id}). Nothing is asked of it.',
  'chains.nodeFailed': 'This node did not answer, or it does not answer web pages.',
  'chains.gatewayOk': 'Answers in {latency} ms',
  'chains.gatewayFailed': 'Safe’s service does not answer.',
  'chains.ownNode': 'Your own node of {chain}',
  'chains.ownNodeHint':
    'Its address, for example https://node.example. It is kept in this browser.',
  'chains.notUrl': 'Enter an address that starts with https:// or http://.',
  'chains.notAllowed': 'This build of the app may not ask {host}, so nothing was sent there.',
  'chains.useNode': 'Check and use this node',
  'chains.usualNode': 'Use the usual node again',
  'chains.hosts': 'Whom this build may ask',
  'chains.hostsWhy':
    'A page of this build may ask these hosts and no other; your browser sees to that. To ask a node somewhere else, whoever hosts this app makes a build that names its host: the page docs/hosting.md of the source says how.',
  'chains.add': 'Add a network',
  'chains.addLead':
    'All that this page knows of an added network, its node says. Take a node only from somebody whom you trust.',
  'chains.addNode': 'Address of a node of the network',
  'chains.askNode': 'Ask this node',
  'chains.isHere': '{chain} is in this app already. You can choose another node of it above.',
  'chains.unreadable':
    'Network {id} lacks a contract that this app reads accounts through (Multicall3), so it cannot be added.',
  'chains.found': 'This node serves the network {id}.',
  'chains.name': 'Name of the network',
  'chains.noName': 'Enter a name of at most {most} characters.',
  'chains.nameTaken': 'Another network of this app is called {name}. Enter another name.',
  'chains.symbol': 'What fees are paid in',
  'chains.symbolHint': 'Its symbol, for example ETH. This app counts it with 18 decimals.',
  'chains.noSymbol': 'Enter letters and digits without a space, at most {most}.',
  'chains.addIt': 'Add this network',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(chainsCopy)
