"""Lessons: a real game of which the beginning is written down, and a teacher who explains it step by step."""
