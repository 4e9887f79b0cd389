"""Secrets of people: seat tokens, invitations, phrases. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

CONSONANTS: Final = "bdfghklmnprstvwz"
VOWELS: Final = "aeio"
WORDS: Final = 7  # of two syllables each: 84 bits, too many to try whatever the hash costs
TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LENGTH: Final = 12  # 59 bits: a table that is not listed cannot be guessed


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A short name for a table, easy to read aloud."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def new_phrase() -> str:
    """Seven words that no language has, to be written on paper."""
    return " ".join(_word() for _ in range(WORDS))


def _word() -> str:
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(2))


def hashed(secret: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_phrase(phrase: str) -> str:
    """What is kept of a phrase, however it is written."""
    return hashed("phrase " + " ".join(phrase.lower().split()))


def same(left: str, right: str) -> bool:
    """Equal and not empty, in a time that tells nothing."""
    return bool(left) and hmac.compare_digest(left, right)
