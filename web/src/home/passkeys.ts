/** Passkeys: what the server asks is put to the browser, and its answer goes back. */
import { call } from '../api/call'
import type { Keys, Me, PasskeyQuestion } from '../api/types'

interface Descriptor {
  id: string
  type: 'public-key'
}
interface Options extends Record<string, unknown> {
  challenge: string
  user?: { id: string }
  excludeCredentials?: Descriptor[]
  allowCredentials?: Descriptor[]
}

export const possible = (): boolean => globalThis.PublicKeyCredential !== undefined

/** WebAuthn speaks base64url over the wire, and bytes to the browser. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
export function letters(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const listed = (some: Descriptor[] = []): PublicKeyCredentialDescriptor[] =>
  some.map((one) => ({ ...one, id: bytes(one.id) }))

/** A new one, kept by this device or its account. */
export async function makePasskey(): Promise<Keys> {
  const { options, state } = await call<PasskeyQuestion>('POST', '/me/passkeys/ask')
  const asked = options as Options
  const made = (await navigator.credentials.create({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user?.id ?? '') },
      excludeCredentials: listed(asked.excludeCredentials),
    } as unknown as PublicKeyCredentialCreationOptions,
  })) as PublicKeyCredential
  const told = made.response as AuthenticatorAttestationResponse
  return call<Keys>('POST', '/me/passkeys', {
    id: letters(made.rawId),
    client: letters(told.clientDataJSON),
    attestation: letters(told.attestationObject),
    state,
  })
}

/** Become the person whose passkey this device has. */
export async function claimPasskey(): Promise<Me> {
  const { options, state } = await call<PasskeyQuestion>('POST', '/me/passkeys/claim/ask')
  const asked = options as Options
  const used = (await navigator.credentials.get({
    publicKey: {
      ...asked,
      challenge: bytes(asked.challenge),
      allowCredentials: listed(asked.allowCredentials),
    } as unknown as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential
  const told = used.response as AuthenticatorAssertionResponse
  return call<Me>('POST', '/me/passkeys/claim', {
    id: letters(used.rawId),
    client: letters(told.clientDataJSON),
    data: letters(told.authenticatorData),
    signature: letters(told.signature),
    user: told.userHandle ? letters(told.userHandle) : null,
    state,
  })
}
